import type { AuditJson } from '@promenade/contract/studio-api/audit'
import type { MeansJson, SessionsJson } from '@promenade/contract/studio-api/login'
import type { StaffJson } from '@promenade/contract/studio-api/people'
import type { TokensJson } from '@promenade/contract/studio-api/tokens'
import { timestamp } from './timestamp.ts'

const day = 86_400_000

const means: MeansJson = {
  host: 'studio.mall.example',
  passkeys: [{ id: 'k1', name: 'Ana’s phone', createdAt: timestamp(40 * day), usedAt: timestamp(day) }],
  hasApp: true,
  recoveryCodes: 8,
  freshUntil: null,
}

const sessions: SessionsJson = {
  items: [
    {
      id: 1,
      device: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
      createdAt: timestamp(day),
      seenAt: timestamp(),
      isCurrent: true,
    },
    { id: 2, device: '', createdAt: timestamp(9 * day), seenAt: timestamp(3 * day), isCurrent: false },
  ],
}

const staff: StaffJson = {
  items: [
    {
      id: 1,
      name: 'Ana Ruiz',
      email: 'ana@mall.example',
      role: 'admin',
      state: 'active',
      passkeys: 1,
      hasApp: true,
      tokens: 1,
      seenAt: timestamp(),
      invitation: null,
    },
    {
      id: 2,
      name: 'Ben Okafor',
      email: 'ben.okafor-of-the-evening-shift@mall.example',
      role: 'editor',
      state: 'invited',
      passkeys: 0,
      hasApp: false,
      tokens: 0,
      seenAt: null,
      invitation: {
        isRecovery: false,
        by: 'Ana Ruiz',
        validFrom: timestamp(day),
        expiresAt: timestamp(-2 * day),
      },
    },
    {
      id: 3,
      name: 'Chidi Lund',
      email: 'chidi@mall.example',
      role: 'reader',
      state: 'disabled',
      passkeys: 0,
      hasApp: true,
      tokens: 0,
      seenAt: timestamp(30 * day),
      invitation: null,
    },
  ],
}

const tokens: TokensJson = {
  items: [
    {
      id: 1,
      name: 'Till system of the west wing',
      scopes: ['content.read', 'draft.write'],
      by: 'Ana Ruiz',
      createdAt: timestamp(20 * day),
      expiresAt: timestamp(-70 * day),
      usedAt: null,
    },
  ],
}

const audit: AuditJson = {
  items: [
    {
      id: 3,
      at: timestamp(),
      by: 'Till system of the west wing',
      byToken: true,
      action: 'change-set.apply',
      entry: { id: 1, title: { en: 'Aizome Works' } },
      changeSet: 1,
      details: { actions: ['publish'], count: 1 },
    },
    {
      id: 2,
      at: timestamp(day),
      by: null,
      byToken: false,
      action: 'session.refused',
      entry: null,
      changeSet: null,
      details: { name: 'Chidi Lund', means: 'app' },
    },
  ],
  next: 2,
}

/** What `GET` of the settings answers, by area of the API. */
export const settings = { means, sessions, staff, tokens, audit }
