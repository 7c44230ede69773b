const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
const polluting = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'

/** None of them is a valid body of any address. */
export const bodies: readonly (readonly [name: string, body: string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', ''],
  ['half of an object', '{"token":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1e999'],
  ['prototype keys', `{${polluting}}`],
  ['prototype keys in a document', `{"kind":"store","document":{"name":{"en":7},${polluting}},"x":1}`],
  ['deep nesting', deep],
  ['deep nesting in a document', `{"kind":"store","document":${deep}}`],
  ['a NUL', '{"kind":"store","document":{"name":"a\\u0000b"}}'],
  ['a NUL in a key', '{"kind":"store","document":{"a\\u0000b":1}}'],
  ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['large numbers', '{"items":[{"entry":9007199254740991,"version":1,"action":"publish"}]}'],
  ['negative numbers', '{"items":[{"entry":-1,"version":-1,"action":"publish"}]}'],
  ['9 MB', `{"kind":"store","document":{"x":"${'a'.repeat(9 * 1_024 * 1_024)}"}}`],
]

/** Ids that are none. */
export const ids = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '99999999999999999999',
  '2147483648',
  '%00',
  'a%00b',
  '..%2f..%2fetc%2fpasswd',
  '%c0%ae%c0%ae%2f',
  '%',
  "1'or'1'='1",
  '1;drop%20table%20entry',
  '__proto__',
  'constructor',
  '%0d%0aSet-Cookie:evil=1',
  'a'.repeat(4_000),
]

export const values = [...ids, '%5B%5D', '%22%3E%3Cscript%3E', '%F0%9F', '%ED%A0%80']
/** Of any query, beside those that an address takes. */
export const keys = 'kind state query locale sort cursor limit dry_run from to before actor __proto__'.split(
  ' ',
)

export const headers: readonly (readonly [string, string])[] = [
  ['If-Match', '*'],
  ['If-Match', '"99999999999"'],
  ['If-Match', '"999999999"'],
  ['If-Match', 'W/"1"'],
  ['Idempotency-Key', '../../etc/passwd'],
  ['Idempotency-Key', 'a'.repeat(5_000)],
  ['X-Editor', '00000000-0000-0000-0000-00000000000g'],
  ['X-File-Name', '%0d%0aSet-Cookie: evil=1'],
  ['X-File-Name', '..%2f..%2f%00.svg'],
  ['X-File-Name', '%ff'],
  ['Authorization', 'Bearer promenade_x'],
  ['Authorization', "Bearer promenade_' or 1=1"],
  ['Cookie', '__Host-studio=x; __Host-studio=y; __proto__=z'],
  ['X-Forwarded-For', "127.0.0.1, ' or 1=1"],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Content-Type', 'text/plain'],
  ['Content-Type', 'application/x-www-form-urlencoded'],
  ['Content-Type', 'application/json; charset=utf-7'],
]
