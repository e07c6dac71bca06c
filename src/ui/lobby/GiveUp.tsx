/** Gives a saved game up, after asking. */
import { useState } from 'react';

import { useT } from '../hooks/words';
import { Confirm } from '../kit/Confirm';
import { IconButton } from '../kit/IconButton';

interface GiveUpProps {
  readonly label: string;
  readonly onYes: () => void;
}

export function GiveUp({ label, onYes }: GiveUpProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon="trash" tone="muted" label={label} onPress={() => setAsking(true)} />
      {asking && (
        <Confirm
          title={t('lobby.giveUp.title')}
          text={t('lobby.giveUp.text')}
          yes={t('lobby.giveUp.yes')}
          no={t('lobby.giveUp.no')}
          onYes={() => {
            setAsking(false);
            onYes();
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
