import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from './security-headers.ts'

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
