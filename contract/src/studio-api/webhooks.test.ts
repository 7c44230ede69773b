import { expect, it } from 'vitest'
import { isWebhookUrl, webhookUrlSchema } from './webhooks.ts'

it.each(['https://mall.example/hook', 'https://mall.example:443/hook?of=1', 'https://mall.example:8443/'])(
  'sends to %s',
  (url) => {
    expect(isWebhookUrl(url)).toBe(true)
    expect(webhookUrlSchema.parse(` ${url} `)).toBe(url)
  },
)

it.each([
  '',
  'mall.example',
  'http://mall.example/hook',
  'ftp://mall.example/hook',
  'https://name@mall.example/hook',
  'https://:secret@mall.example/hook',
  'https://mall.example:8080/hook',
  'https://mall.example:80/hook',
])('sends nothing to %j', (url) => {
  expect(isWebhookUrl(url)).toBe(false)
  expect(webhookUrlSchema.safeParse(url).success).toBe(false)
})
