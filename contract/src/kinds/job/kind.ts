import type { Kind } from '../kind.ts'

/** A position that the centre or one of its stores offers. */
export const job = {
  place: { folder: 'jobs' },
  area: 'jobs',
  screen: '/whats-on',
  sections: {
    what: ['name', 'store', 'description', 'job_type'],
    when: ['start', 'end'],
    contact: ['contact_name', 'contact_email', 'contact_phone', 'contact_website'],
  },
  firstDocument: (today) => ({ start: today }),
  isCounted: true,
} as const satisfies Kind
