import type { SafeguardingContacts } from '#domain/safeguarding/safeguarding.ts';
import { NumberPane } from './NumberPane.tsx';

/** The church's own contact, what to tell them, and who reads the mailbox. */
export function LocalContactPane({ contacts }: { contacts: SafeguardingContacts }) {
  const { role, name, telephone, email, responsibilities, lastChecked } = contacts.localContact;
  return (
    <NumberPane
      name={name ?? role}
      role={name ? role : undefined}
      telephone={telephone}
      email={email}
      lastChecked={lastChecked ?? contacts.lastChecked}
    >
      {responsibilities && <p>{responsibilities}</p>}
      {contacts.mailbox && <p>{contacts.mailbox}</p>}
    </NumberPane>
  );
}
