/**
 * The stack of screens in a browser. The system's stack would bring headers, sheets and gestures that a page does not have (65 KB compressed);
 * this one shows the top screen, keeps the ones below without their effects, and moves the focus along.
 */
import { createNavigatorFactory, StackRouter, useNavigationBuilder } from '@react-navigation/native';
import type { DefaultNavigatorOptions, ParamListBase, StackNavigationState } from '@react-navigation/native';
import { Activity, useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';

type Options = DefaultNavigatorOptions<
  ParamListBase,
  string | undefined,
  StackNavigationState<ParamListBase>,
  object,
  object,
  unknown
>;

function WebStack({ initialRouteName, children, layout, screenListeners, screenOptions, screenLayout }: Options) {
  const { state, descriptors, NavigationContent } = useNavigationBuilder(StackRouter, {
    initialRouteName,
    children,
    layout,
    screenListeners,
    screenOptions,
    screenLayout,
  });
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
  screen: { ...StyleSheet.absoluteFillObject },
});
