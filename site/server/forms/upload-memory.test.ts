import { describe, expect, it } from 'vitest'
import { createUploadMemory } from './upload-memory.ts'

describe('memory for uploads', () => {
  it('is bounded for one network address and for all', () => {
    const open = createUploadMemory({ total: 100, perAddress: 40 })
    expect(open('a').reserve(30)).toBe(true)
    expect(open('a').reserve(30)).toBe(false)
    expect([open('b').reserve(40), open('c').reserve(30), open('d').reserve(1)]).toEqual([true, true, false])
  })

  it('is available again after a release, but never more than before', () => {
    const open = createUploadMemory({ total: 50, perAddress: 40 })
    const share = open('a')
    share.reserve(40)
    share.release(15)
    expect([open('a').reserve(16), open('a').reserve(15)]).toEqual([false, true])
    share.close()
    share.close()
    share.release(10)
    expect([share.reserve(1), open('b').reserve(36), open('b').reserve(35)]).toEqual([false, false, true])
  })
})
