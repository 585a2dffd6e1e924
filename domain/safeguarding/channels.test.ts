import { expect, test } from 'vitest';
import { parseChannel, textHref } from './channels.ts';

test.each([
  ['chat: https://www.childline.org.uk/chat/', { kind: 'chat', url: 'https://www.childline.org.uk/chat/' }],
  ['Sign language: https://999bsl.co.uk/', { kind: 'sign language', url: 'https://999bsl.co.uk/' }],
  ['text: SHOUT to 85258', { kind: 'text', word: 'SHOUT', number: '85258' }],
  ['text: 07860 052906', { kind: 'text', word: undefined, number: '07860 052906' }],
  ['languages: interpreters', { kind: 'languages', languages: 'interpreters' }],
])('“%s” is read', (line, channel) => {
  expect(parseChannel(line)).toEqual(channel);
});

test.each([
  'chat: www.childline.org.uk',
  'chat: http://www.childline.org.uk',
  'chat: javascript:alert(1)',
  'text: SHOUT',
  'text: SHOUT to a friend',
  'whatsapp: 07860 052906',
  'languages:',
  'https://www.childline.org.uk/chat/',
  '',
])('“%s” is refused', (line) => {
  expect(parseChannel(line)).toBeUndefined();
});

test('a text message begins with its word, if it has one', () => {
  expect(textHref({ kind: 'text', word: 'SHOUT', number: '85258' })).toBe('sms:85258?&body=SHOUT');
  expect(textHref({ kind: 'text', word: undefined, number: '07860 052906' })).toBe('sms:07860052906');
});
