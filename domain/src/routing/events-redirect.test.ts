import { describe, expect, it } from 'vitest'
import { eventsRedirect } from './events-redirect.ts'

describe('eventsRedirect', () => {
  it.each([
    ['/events', '', '/events-and-news'],
    ['/events/', '', '/events-and-news'],
    ['/events', '?x=1', '/events-and-news?x=1'],
    ['/events/', '?x=1&y=%20', '/events-and-news?x=1&y=%20'],
    ['/events/tide-fair', '', '/events-and-news/tide-fair'],
    ['/events/tide-fair/', '?x=1', '/events-and-news/tide-fair?x=1'],
    ['/events/a/b', '', '/events-and-news/a/b'],
    ['/events/caf%C3%A9', '', '/events-and-news/caf%C3%A9'],
    ['/es/events', '', '/es/events-and-news'],
    ['/es/events/tide-fair', '?x=1', '/es/events-and-news/tide-fair?x=1'],
    ['/events//host.example', '', '/events-and-news/host.example'],
    ['/events///', '', '/events-and-news'],
    ['/events/%2Fx', '', '/events-and-news/x'],
    ['/events/%2f%2Fhost.example', '', '/events-and-news/host.example'],
    ['/events/%2f', '?x=%2F', '/events-and-news?x=%2F'],
    ['/es/events/a%2Fb', '', '/es/events-and-news/a/b'],
  ])('sends %s%s to %s', (pathname, search, target) => {
    expect(eventsRedirect(pathname, search)).toBe(target)
  })

  it.each([
    '/',
    '/eventsxyz',
    '/events-and-news',
    '/events-and-news/tide-fair',
    '/Events',
    '/events%2Fx',
    '/en/events',
    '/ES/events',
    '/stores/events',
    '//events',
    '/es//events',
    '//host/events',
    '/esx/events',
    '/events/a\r\nSet-Cookie: x',
    '/events/\\host',
  ])('leaves %j alone', (pathname) => {
    expect(eventsRedirect(pathname, '')).toBeUndefined()
  })
})
