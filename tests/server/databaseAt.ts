/** The same server's address for another of its databases; a socket's address is no valid URL, so only the path is touched. */
export function databaseAt(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, (_all, server: string) => server + name);
}
