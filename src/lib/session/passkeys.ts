/** Passkeys through the browser alone: it reads what the server asks, and writes what the device answers. */

export const mayUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

const answerOf = (found: Credential | null): object | null =>
  found instanceof PublicKeyCredential ? (found.toJSON() as object) : null;

/** null: the person, or the device, has left it. */
export async function makePasskey(options: unknown): Promise<object | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return answerOf(await navigator.credentials.create({ publicKey }).catch(() => null));
}

export async function showPasskey(options: unknown): Promise<object | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return answerOf(await navigator.credentials.get({ publicKey }).catch(() => null));
}
