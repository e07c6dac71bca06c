/**
 * The stack of screens in a browser. The system's stack would bring headers, sheets and gestures that a page does not have (65 KB compressed);
 * this one shows the top screen, keeps the ones below without their effects, and moves the focus along.
 */
import { createNavigatorFactory, StackRouter, useNavigationBuilder } from '@react-navigation/native';
import type {
  DefaultNavigatorOptions,
  NavigationAction,
  ParamListBase,
  RouterFactory,
  StackActionHelpers,
  StackNavigationState,
  StackRouterOptions,
} from '@react-navigation/native';
import { Activity, useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';

type State = StackNavigationState<ParamListBase>;
interface ScreenOptions {
  readonly title?: string;
  readonly gestureEnabled?: boolean;
}
type Options = DefaultNavigatorOptions<
  ParamListBase,
  string | undefined,
  State,
  ScreenOptions,
  Record<never, never>,
  unknown
>;

/** The router knows its own actions; the builder wants it to take any. */
const router = StackRouter as unknown as RouterFactory<State, NavigationAction, StackRouterOptions>;

function WebStack(options: Options) {
  const { state, descriptors, NavigationContent } = useNavigationBuilder<
    State,
    StackRouterOptions,
    StackActionHelpers<ParamListBase>,
    ScreenOptions,
    Record<never, never>
  >(router, options);
  const top = state.routes[state.index]?.key;
  const stage = useRef<View>(null);
  const shown = useRef(top);

  useEffect(() => {
    if (shown.current === top) return;
    shown.current = top;
    // The element that had the focus is gone; without this the next Tab would start at the top of the page.
    stage.current?.focus();
  }, [top]);

  return (
    <NavigationContent>
      <View ref={stage} tabIndex={-1} style={styles.stage}>
        {state.routes.map((route) => (
          <Activity key={route.key} mode={route.key === top ? 'visible' : 'hidden'}>
            <View style={styles.screen}>{descriptors[route.key]?.render()}</View>
          </Activity>
        ))}
      </View>
    </NavigationContent>
  );
}

export const createStack = createNavigatorFactory(WebStack);

const styles = StyleSheet.create({
  stage: { flex: 1, outlineWidth: 0 },
  screen: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
});
