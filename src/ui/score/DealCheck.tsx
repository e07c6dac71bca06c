/** The seed of a finished game, so that anyone may check the deal, and an honest word about moves taken back. */
import type { Frame } from '@/session/frame';
import { useT } from '../hooks/words';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';

export function DealCheck({ frame: { seed, undone } }: { readonly frame: Frame }) {
  const t = useT();
  if (seed === null) return null;
  return (
    <Surface>
      <Text step="heading" heading={2}>
        {t('score.seed')}
      </Text>
      <Text step="label" tone="muted" cap="button">
        {t('score.seedWhy', { seed })}
      </Text>
      {undone > 0 && (
        <Text step="label" tone="muted">
          {t('score.undone', { n: undone })}
        </Text>
      )}
    </Surface>
  );
}
