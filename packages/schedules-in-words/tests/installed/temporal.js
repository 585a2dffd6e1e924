// As a user does on a version of Node.js without Temporal.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
