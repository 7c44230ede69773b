import { contactForm, contestFields } from '@promenade/domain/forms/forms'
import { describe, expect, it } from 'vitest'
import {
  contactRequest,
  contestRequest,
  isSubscribed,
  newsletterRequest,
  newsletterService,
} from './other-platform-forms.ts'
import { exampleOf } from './testing/form-examples.ts'

const person = { first_name: 'Ana', last_name: "O'Neil", email: 'ana@mail.example' }
const platform = { platformUrl: 'https://api.platform.example/', propertyId: '655', apiKey: 'a key' }

describe('a message to the centre', () => {
  it('names its parts in the order of the mail', () => {
    const { url, body } = contactRequest('https://mail.example/custom_email.js', 'hello@mall.example', {
      name: 'Ana',
      email: person.email,
      subject: 'Lost hat',
      message: 'It is green.',
    })
    expect(url).toBe('https://mail.example/custom_email.js')
    expect([...(body ?? [])]).toEqual([
      ['mailto', 'hello@mall.example'],
      ['from_email', person.email],
      ['subject', 'Lost hat'],
      ['custom[Name]', 'Ana'],
      ['custom[Email]', person.email],
      ['custom[Subject]', 'Lost hat'],
      ['custom[Message]', 'It is green.'],
    ])
  })
})

describe('every field of a form', () => {
  it('is sent, of a message and of an entry', () => {
    const [message, entry] = [exampleOf(contactForm), exampleOf(contestFields)]
    const sent = [
      contactRequest('https://mail.example/custom_email.js', 'hello@mall.example', message),
      contestRequest(platform, { ...entry, contest: 'kite' }),
    ].map(({ body }) => [...(body ?? new FormData())].map(([, value]) => value))
    expect(sent[0]).toEqual(expect.arrayContaining(Object.values(message)))
    expect(sent[1]).toEqual(expect.arrayContaining(Object.values(entry)))
  })

  it('has a name as words', () => {
    const { body } = contactRequest('https://mail.example/', 'hello@mall.example', exampleOf(contactForm))
    expect([...(body ?? new FormData()).keys()]).toContain('custom[Phone]')
  })
})

describe('an entry to a contest', () => {
  it('goes to the contest of the property, with the photo as a file', async () => {
    const entry = { ...person, contest: 'win a/kite', answer: 'Seven', photo: btoa('picture') }
    const { url, body } = contestRequest(platform, entry)
    expect(url).toBe('https://api.platform.example/properties/655/contest/win%20a%2Fkite?api_key=a+key')
    const photo = body?.get('contest_photo')
    expect(photo instanceof Blob && (await photo.text())).toBe('picture')
    body?.delete('contest_photo')
    expect([...(body ?? [])]).toEqual([
      ['json[first_name]', 'Ana'],
      ['json[last_name]', "O'Neil"],
      ['json[email]', person.email],
      ['json[notes]', 'Seven'],
    ])
  })

  it('subscribes to the newsletter with consent', () => {
    const { body } = contestRequest(platform, { ...person, contest: 'kite', newsletter: {} })
    expect(body?.get('json[newsletter]')).toBe('true')
  })
})

const mailchimp = 'https://mall.us3.list-manage.com/subscribe/post?u=1a&id=2b'
const campaignMonitor = 'https://mall.createsend.com/t/d/s/abcd/'

describe('a sign-up at a mail service', () => {
  it.each([
    [mailchimp, 'mailchimp'],
    [campaignMonitor, 'campaign-monitor'],
    ['http://mall.createsend.com/t/d/s/abcd/', undefined],
    ['https://createsend.com.elsewhere.example/t/d/s/abcd/', undefined],
    ['https://mall.us3.list-manage.com/subscribe/post', undefined],
    ['https://mall.us3.list-manage.com/subscribe/post?u=1a', undefined],
    ['https://mall.us3.list-manage.com/subscribe/post?id=2b', undefined],
    ['https://mall.us3.list-manage.com/unsubscribe?u=1a&id=2b', undefined],
    ['https://mall.createsend.com/t/d/', undefined],
    ['newsletter', undefined],
  ])('%s is of %s', (address, service) => expect(newsletterService(address)).toBe(service))

  it('has the fields of the service', () => {
    const at = (address: string) =>
      Object.fromEntries(new URL(newsletterRequest(address, person).url).searchParams)
    expect(newsletterRequest(mailchimp, person).url).toContain('/subscribe/post-json?')
    expect(at(mailchimp)).toEqual({
      u: '1a',
      id: '2b',
      FNAME: 'Ana',
      LNAME: "O'Neil",
      EMAIL: person.email,
      c: 'answer',
    })
    expect(at(campaignMonitor)).toEqual({
      'cm-name': "Ana O'Neil",
      'cm-abcd-abcd': person.email,
      agree_newsletter: 'true',
      callback: 'answer',
    })
  })

  it.each([
    ['answer({"Status":200,"Message":"Thanks"})', true],
    ['answer({"Status":400,"Message":"Not an address"});', false],
    ['answer({"result":"success","msg":"Almost"})', true],
    ['answer({"result":"error","msg":"Too many"})', false],
    ['{"result":"success"}', true],
    ['<html>Sorry</html>', false],
    ['answer(null)', false],
  ])('%s is taken: %s', (text, isTaken) => expect(isSubscribed(text)).toBe(isTaken))
})
