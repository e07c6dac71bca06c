/** The smallest store: who wants to know, and telling them. */
export interface Watchers {
  subscribe(listener: () => void): () => void;
  tell(): void;
}

export function createWatchers(): Watchers {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      // A wrapper of its own, so that the same function may listen twice and stop once.
      const entry = (): void => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    tell() {
      for (const listener of [...listeners]) listener();
    },
  };
}
