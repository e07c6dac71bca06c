/** Tells when the page stops being looked at: another tab, another app, or leaving. */
export function onHide(listener: () => void): () => void {
  const changed = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('pagehide', listener);
  };
}
