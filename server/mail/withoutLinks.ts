/** What people write into a mail to others leads nowhere: mail programs make links of whatever looks like an address. */

/** Between two signs nobody sees it, and no program takes the whole for an address. */
const unseen = '\u200b';

/** One word with a dot, a colon, a slash or an at sign within. */
export const withoutLinks = (text: string): string =>
  text.replace(/([.:/@\u3002\uff0e\uff61])(?=\S)/g, `$1${unseen}`);
