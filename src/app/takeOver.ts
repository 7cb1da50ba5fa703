/** The app takes the place of a page that was drawn at build: what somebody typed, chose and pressed there meanwhile stays. */

const controls = 'input, textarea, select, button';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLButtonElement;
type Pair = { old: Control; same: Control };

const controlsIn = (root: Element): Control[] => [...root.querySelectorAll<Control>(controls)];

const nameOf = (one: Control): string => one.name || one.getAttribute('aria-label') || one.textContent;

/** To be called before the app draws; what it gives, in the same turn in which its elements came into the page. */
export function takeOver(root: HTMLElement): () => void {
  const drawn = controlsIn(root);
  let focused = document.activeElement;
  const follow = ({ target }: Event): void => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    root.removeAttribute('data-drawn');
    const pairs = pairsOf(drawn, controlsIn(root));
    // At once: the next key must fall into a field, and behind what stood in it.
    for (const { old, same } of pairs) {
      if (hasChanged(old)) put(same, old.value);
      if (old === focused) focusLike(same, old);
    }
    const heard = hearEnter(root);
    // Once React has done with drawing: what it hears of while it draws it takes in too late for what is pressed next.
    setTimeout(() => {
      for (const { old, same } of pairs) if (hasChanged(old)) tell(same, old.value);
      const entered = heard.stop();
      const pressed = pairs.find(({ old }) => old.hasAttribute('data-pressed'));
      setTimeout(() => (pressed ? pressed.same.click() : entered?.requestSubmit()));
    });
  };
}

const pairsOf = (drawn: readonly Control[], now: readonly Control[]): Pair[] =>
  drawn.flatMap((old, index) => {
    const same = sameIn(now, old) ?? (now.length === drawn.length ? now[index] : undefined);
    return same?.tagName === old.tagName ? [{ old, same }] : [];
  });

const sameIn = (now: readonly Control[], old: Control): Control | undefined =>
  now.find((one) => one.tagName === old.tagName && nameOf(one) === nameOf(old));

/** Enter waits until the app knows what stands in the form; `stop` gives the form that it was pressed in. */
function hearEnter(root: HTMLElement): { stop(): HTMLFormElement | undefined } {
  let entered: HTMLFormElement | undefined;
  const hear = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    entered = target.form ?? undefined;
  };
  root.addEventListener('keydown', hear, true);
  return {
    stop: () => {
      root.removeEventListener('keydown', hear, true);
      return entered;
    },
  };
}

/** The browser may have filled it in as well. */
function hasChanged(old: Control): old is Field {
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

/** Past React's own record of the value, so that it hears of the change by the event. */
function put(control: Control, value: string): void {
  const own = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(control, value);
}

/** As if it were typed. What was added to it meanwhile stays; where React has drawn the field empty again it is put back. */
function tell(control: Control, value: string): void {
  const isChoice = control instanceof HTMLSelectElement;
  if (!control.value.startsWith(value)) put(control, isChoice ? value : value + control.value);
  control.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
}

function focusLike(control: Control, old: Control): void {
  control.focus({ preventScroll: true });
  // A field of mail or of a number has no place in its text to be told: the browser puts it at the end.
  if (isText(control) && isText(old) && old.selectionStart !== null)
    control.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const isText = (one: Control): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;
