/** The tutorial of a game: a fixed deal, played at the real table with a coach. Nothing of it is saved but that it was done. */
import { useNavigation, useRoute } from '@react-navigation/native';
import { useState } from 'react';

import type { Navigation, RouteOf } from '@/navigation/routes';
import { useBack } from '@/ui/hooks/back';
import { useHome } from '@/ui/hooks/hall';
import { useT } from '@/ui/hooks/words';
import { freshPerson } from '@/ui/kit/people';
import { sayStep } from '@/ui/tutorial/steps';
import { TutorialTable } from '@/ui/tutorial/TutorialTable';

export function TutorialScreen() {
  const { game } = useRoute<RouteOf<'Tutorial'>>().params;
  const home = useHome();
  const navigation = useNavigation<Navigation>();
  const t = useT();
  const newLesson = () =>
    home.lesson(game, home.people.get()[0] ?? freshPerson([]), (id) => sayStep(t, game, 'steps', id).length);
  const [lesson, setLesson] = useState(newLesson);
  return (
    <TutorialTable
      lesson={lesson}
      onAgain={() => setLesson(newLesson)}
      onRules={() => navigation.navigate('Rules', { game })}
      onSettings={() => navigation.navigate('Settings')}
      onLeave={useBack()}
    />
  );
}
