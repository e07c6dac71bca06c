/** Tells when the app stops being looked at: iOS takes its picture at `inactive`, before `background`. */
import { AppState } from 'react-native';

export function onHide(listener: () => void): () => void {
  const watch = AppState.addEventListener('change', (state) => {
    if (state !== 'active') listener();
  });
  return () => watch.remove();
}
