/** A page that was drawn at build, and the app that takes its place: nothing that somebody has done there meanwhile is lost. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { takeOver } from '../../../src/app/takeOver.ts';

afterEach(() => document.body.replaceChildren());

const drawn = `
  <form method="post">
    <input name="email" aria-label="Email" value="" />
    <input name="password" aria-label="Password" value="" />
    <button type="button" aria-label="Dark">d</button>
    <button type="submit">Enter</button>
  </form>`;

type Values = { email: string; password: string };
type Props = { onDrawn(): void; sent(values: Values): void; darkened(): void };

function Form({ onDrawn, sent, darkened }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  useLayoutEffect(onDrawn, [onDrawn]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent({ email, password });
      }}
    >
      <input
        name="email"
        aria-label="Email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <input
        name="password"
        aria-label="Password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="button" aria-label="Light" onClick={darkened}>
        l
      </button>
      <button type="submit">Enter</button>
    </form>
  );
}

/** A page as it was drawn; `appComes` draws over it. */
function aPage() {
  const root = document.createElement('div');
  root.setAttribute('data-drawn', '');
  root.append(document.createRange().createContextualFragment(drawn));
  document.body.append(root);
  const sent: Values[] = [];
  const pressed: string[] = [];
  const appComes = () =>
    render(
      <Form
        onDrawn={takeOver(root)}
        sent={(values) => sent.push(values)}
        darkened={() => pressed.push('dark')}
      />,
      { container: root },
    );
  return { root, appComes, sent, pressed };
}

const press = (name: string) => screen.getByRole('button', { name }).setAttribute('data-pressed', '');
const type = (label: string, text: string) => (screen.getByLabelText<HTMLInputElement>(label).value = text);

test('what is typed before the app comes stands in its fields, and the app knows of it', async () => {
  const { appComes, sent } = aPage();
  type('Email', 'dana@example.test');
  appComes();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('dana@example.test'));
  fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(sent).toEqual([{ email: 'dana@example.test', password: '' }]);
});

test('whoever is writing goes on in the same field', async () => {
  const { appComes } = aPage();
  screen.getByLabelText('Password').focus();
  appComes();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

test('what was pressed before the app came is pressed once it is there, with what was typed', async () => {
  const { appComes, sent } = aPage();
  type('Email', 'dana@example.test');
  type('Password', 'a fine password');
  press('Enter');
  appComes();
  await waitFor(() => expect(sent).toEqual([{ email: 'dana@example.test', password: 'a fine password' }]));
});

test('a button is found by its place where the app names it otherwise, as in the dark', async () => {
  const { appComes, pressed } = aPage();
  press('Dark');
  appComes();
  await waitFor(() => expect(pressed).toEqual(['dark']));
});

test('a choice that stands in the drawn page is nobody’s choice', async () => {
  const root = document.createElement('div');
  const page = '<select aria-label="Language"><option>he</option><option selected>en</option></select>';
  root.append(document.createRange().createContextualFragment(page));
  document.body.append(root);
  const chosen: string[] = [];
  const drawnOver = takeOver(root);
  render(
    <select aria-label="Language" defaultValue="he" onChange={(event) => chosen.push(event.target.value)}>
      <option>he</option>
      <option>en</option>
    </select>,
    { container: root },
  );
  drawnOver();
  // It carries over what there is to carry in two turns.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(chosen).toEqual([]);
  expect(screen.getByLabelText('Language')).toHaveValue('he');
});

test('of a page on which nobody did anything nothing is carried over', async () => {
  const { root, appComes, sent } = aPage();
  appComes();
  expect(root).not.toHaveAttribute('data-drawn');
  expect(document.body).toHaveFocus();
  expect(sent).toEqual([]);
});

test('Enter sends what was typed also before the app has heard of it', async () => {
  const { appComes, sent } = aPage();
  type('Email', 'dana@example.test');
  type('Password', 'quiet-harbour-7');
  screen.getByLabelText('Password').focus();
  appComes();
  fireEvent.keyDown(screen.getByLabelText('Password'), { key: 'Enter' });
  await waitFor(() => expect(sent).toEqual([{ email: 'dana@example.test', password: 'quiet-harbour-7' }]));
});

test('the key that follows falls into the new field, behind what stood in the old one', async () => {
  const { appComes, sent } = aPage();
  type('Email', 'dana@example.test');
  type('Password', 'quiet-');
  screen.getByLabelText('Password').focus();
  appComes();
  // Nobody has waited: the app stands there, and has not yet been told of anything.
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password).toHaveFocus();
  password.setRangeText('harbour-7', password.value.length, password.value.length, 'end');
  fireEvent.input(password);
  fireEvent.keyDown(password, { key: 'Enter' });
  await waitFor(() => expect(sent).toEqual([{ email: 'dana@example.test', password: 'quiet-harbour-7' }]));
});
