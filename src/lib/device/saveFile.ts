/** Gives the person a file that was made here. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(
    content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has been heard when the next task begins.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
