/** Opens a page from outside of React: the conversation does, by a sentence. */
type Navigate = (path: string) => void;

let navigate: Navigate | null = null;

export function onGo(use: Navigate): () => void {
  navigate = use;
  return () => {
    if (navigate === use) navigate = null;
  };
}

export const go = (path: string): void => navigate?.(path);
