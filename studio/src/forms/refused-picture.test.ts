import { maxPictureBytes } from '@promenade/contract/studio-api/upload-limits'
import { describe, expect, it } from 'vitest'
import { refusedBy } from '../api/request-error.ts'
import { problemText } from '../context/problem-text.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { refusedPicture } from './refused-picture.ts'

const photo = { type: 'image/jpeg', name: 'photo.jpg', size: maxPictureBytes }

describe('a picture', () => {
  it.each([
    [photo, undefined],
    [{ ...photo, size: maxPictureBytes + 1 }, 'tooLarge'],
    [{ ...photo, type: '', name: 'IMG_1.HEIC' }, 'iphonePicture'],
    [{ ...photo, type: 'image/svg+xml', name: 'logo.svg' }, 'drawing'],
  ])('that the platform would refuse is not sent: %j', (file, problem) => {
    expect(refusedPicture(file)).toBe(problem)
  })

  it.each([en, es])('that was refused for its size, by a proxy too, gets the limit in words', (messages) => {
    const byProxy = refusedBy(new Response('<html>', { status: 413 }), undefined)
    const text = problemText(byProxy, messages)
    expect(text).toBe(messages.problems.tooLarge)
    expect(text).toContain(`${maxPictureBytes / 1_024 / 1_024} MB`)
  })
})
