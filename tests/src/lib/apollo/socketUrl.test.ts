/** Where the page's live line goes. */
import { expect, it } from 'vitest';
import { socketUrl } from '../../../../src/lib/apollo/apollo.ts';

it('the live line is as safe as the page: wss where it came by https', () => {
  expect(socketUrl({ protocol: 'https:', host: 'lessons.example' })).toBe('wss://lessons.example/graphql');
  expect(socketUrl({ protocol: 'http:', host: 'localhost:4000' })).toBe('ws://localhost:4000/graphql');
});
