/** Whose mailbox an address leads to: with a tag after a plus, or with dots at Google, it is another address of the same one. */
const google = /^(?:gmail|googlemail)\.com$/;

export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@', 2);
  const [name = ''] = local.split('+', 1);
  return google.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
