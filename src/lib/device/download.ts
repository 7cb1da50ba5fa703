/** Fetches a file of the server's onto the device, under the name that the server gives it. */
export function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
