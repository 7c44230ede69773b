import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { SiteEnv } from '../http/site-env.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

const options = { origin: 'https://mall.example', imageOrigins: ['https://pictures.example'] }

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe('the policy of a page', () => {
  it('allows exactly these inline scripts', () => {
    const scripts = `script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`
    expect(pagePolicy(['one()', 'two()', 'one()'], options)).toContain(scripts)
    expect(pagePolicy([], options)).toContain("script-src 'self';")
  })

  it('allows nothing else inline, and pictures from configured origins only', () => {
    const policy = pagePolicy([], options)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("img-src 'self' data: https://pictures.example;")
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
})

describe('the headers of every response', () => {
  async function headersAt(origin: string) {
    const app = new Hono<SiteEnv>()
      .use(securityHeaders({ ...options, origin }))
      .get('/', ({ text }) => text(''))
    return Object.fromEntries((await app.request('/')).headers)
  }

  it('are all there', async () => {
    expect(await headersAt('https://mall.example')).toEqual({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': expect.stringMatching(/^text\/plain; ?charset=UTF-8$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), accelerometer=(self), gyroscope=(self), magnetometer=(self)',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  it('have HSTS only if the public address is https', async () => {
    expect(await headersAt('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
  })
})
