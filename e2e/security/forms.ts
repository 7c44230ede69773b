/** An encoded form without a stamp. */
interface Form {
  readonly path: string
  readonly body: string
}

const person = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' }

const fieldsByPath: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/contact-us': { name: 'Ann Lee', email: person.email, message: 'Hello' },
  '/newsletter': { ...person, agree: 'on' },
  '/newsletter/confirm?token=0123456789abcdefghijkl': {},
  '/newsletter/unsubscribe?token=0123456789abcdefghijkl': {},
  '/contests/chowder-for-a-year': { ...person, of_age: 'on', eligible: 'on', rules: 'on' },
  '/login': { email: person.email },
  '/login/confirm?hash=0123456789abcdefghijkl': {},
  '/profile': { act: 'log-out' },
  '/profile/delete': { sure: 'on' },
  '/profile/data': {},
  '/favorites/change': { item: 'store:ixtle', act: 'add' },
  '/contact-us.data': { name: 'Ann Lee', email: person.email, message: 'Hello' },
}

/** Every form of the site, filled in, in both languages. */
export function formsOf(): readonly Form[] {
  return Object.entries(fieldsByPath).flatMap(([path, fields]) => {
    // Never empty, since an empty body is not a form.
    const body = new URLSearchParams({ ...fields, filled: '1' }).toString()
    return [
      { path, body },
      { path: `/es${path}`, body },
    ]
  })
}
