/** Puts a text on the clipboard, and tells whether it stands there: a page that did not come by https has no clipboard at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
