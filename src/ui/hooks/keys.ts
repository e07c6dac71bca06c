/** Keyboard keys on the web; a phone without a keyboard never calls them. */
export type KeyHandlers = Readonly<Partial<Record<string, () => void>>>;

interface KeyEvent {
  readonly key?: string;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Props for a View: runs the handler of the key that was pressed. Typed loosely because React Native does not know the prop. */
export function onKeys(handlers: KeyHandlers): object {
  return {
    onKeyDown: (event: KeyEvent) => {
      const handler = event.key === undefined ? undefined : handlers[event.key];
      if (handler === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      handler();
    },
  };
}
