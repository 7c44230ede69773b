import { isAllowed, type Role } from '@promenade/domain/studio/permissions'
import { describe, expect, it } from 'vitest'
import { offeredActions } from './offered-actions.ts'

type Entry = Parameters<typeof offeredActions>[0]['entry']

const draft: Entry = { kind: 'promotion', state: 'draft', published: undefined, scheduled: [] }
const published: Entry = {
  ...draft,
  state: 'live',
  published: { at: '2026-11-25T10:00:00Z', by: null, revision: 1 },
}
const inBin: Entry = { ...draft, state: 'bin' }

const offeredTo = (role: Role, entry: Entry, isSingle = false) =>
  offeredActions({
    entry,
    hasDraft: true,
    isSingle,
    isAllowed: (permission) => isAllowed(role, permission, true),
  })

describe('the menu of a record', () => {
  it.each([
    ['editor', draft, ['duplicate', 'address', 'delete']],
    ['editor', published, ['duplicate', 'address', 'withdraw', 'discard', 'delete']],
    ['editor', inBin, ['duplicate', 'undelete']],
    ['author', draft, ['duplicate']],
    ['author', published, ['duplicate', 'discard']],
    ['author', inBin, ['duplicate']],
    ['reader', published, []],
  ] as const)('offers what this role may do: %s, %j', (role, entry, actions) => {
    expect(offeredTo(role, entry)).toEqual(actions)
  })

  it('offers for the only record of its kind what the role may do with that kind', () => {
    expect(offeredTo('editor', { ...published, kind: 'property' }, true)).toEqual(['discard'])
  })
})
