/** The app takes the place of a page that was drawn at build: what somebody typed, chose and pressed there meanwhile stays. */

const controls = 'input, textarea, select, button';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const controlsIn = (root: Element): Control[] => [...root.querySelectorAll<Control>(controls)];

const nameOf = (one: Control): string => one.name || one.getAttribute('aria-label') || one.textContent;

/** To be called before the app draws; what it gives, once it has drawn. */
export function takeOver(root: Element): () => void {
  const drawn = controlsIn(root);
  let focused = document.activeElement;
  const follow = ({ target }: Event): void => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    root.removeAttribute('data-drawn');
    // Until the new field has the focus of the old one, Enter falls on the page itself.
    let isEntered = false;
    const hearEnter = ({ key }: KeyboardEvent): void => {
      isEntered ||= key === 'Enter' && focused instanceof HTMLInputElement;
    };
    document.addEventListener('keydown', hearEnter, true);
    // Once React has done with drawing: what it hears of while it draws it takes in too late for what is pressed next.
    setTimeout(() => {
      const now = controlsIn(root);
      const pairs = drawn.flatMap((old, index) => {
        const same = sameIn(now, old) ?? (now.length === drawn.length ? now[index] : undefined);
        return same?.tagName === old.tagName ? [{ old, same }] : [];
      });
      for (const { old, same } of pairs) {
        // The browser may have filled it in as well.
        if (hasChanged(old)) write(same, old.value);
        if (old === focused) focusLike(same, old);
      }
      document.removeEventListener('keydown', hearEnter, true);
      const pressed = pairs.find(({ old }) => old.hasAttribute('data-pressed'));
      const entered = isEntered ? pairs.find(({ old }) => old === focused) : undefined;
      setTimeout(() => (pressed ? pressed.same.click() : entered?.same.form?.requestSubmit()));
    });
  };
}

const sameIn = (now: readonly Control[], old: Control): Control | undefined =>
  now.find((one) => one.tagName === old.tagName && nameOf(one) === nameOf(old));

function hasChanged(old: Control): boolean {
  if (old instanceof HTMLButtonElement) return false;
  if (old instanceof HTMLSelectElement)
    return (
      old.selectedIndex !==
      Math.max(
        0,
        [...old.options].findIndex((option) => option.defaultSelected),
      )
    );
  return old.value !== old.defaultValue;
}

/** As if it were typed: React hears of a value by the event, and only if it was not itself who wrote it. */
function write(control: Control, value: string): void {
  const own = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

function focusLike(control: Control, old: Control): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLTextAreaElement && old instanceof HTMLTextAreaElement)
    control.setSelectionRange(old.selectionStart, old.selectionEnd);
}
