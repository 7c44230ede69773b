import { en as pages } from '../en.ts'

/** Texts of static error pages, which show all languages. */
export const en = {
  home: 'Back to the home page',
  again: 'Try again',
  soon: 'The page tries again by itself in a few seconds.',
  reference: 'Reference',
  notReady: { title: 'We will be right back', text: 'This site is just opening its doors.' },
  busy: { title: 'It is crowded in here', text: 'Many people are on our site right now.' },
  lastResort: {
    title: pages.errors.lastResort,
    text: 'Something is broken on our side, and we have been told. Please try again in a little while.',
  },
  unknownMiddleware: {
    title: (name: string) => `Unknown middleware ${name}`,
    text: 'This site is not set up properly yet. Its settings name something it does not have.',
  },
  refusals: {
    400: {
      title: 'This address cannot be read',
      text: 'Something in it is garbled. Please type it again, or start from the home page.',
    },
    403: {
      title: 'This did not come from our pages',
      text: 'So nothing was done or stored. Please open the page here on our site and send it from there.',
    },
    404: { title: pages.errors.notFound, text: 'There is nothing at this address. The home page leads on.' },
    405: {
      title: 'Nothing can be sent here',
      text: 'This page can be opened, but it takes nothing in. Nothing was stored.',
    },
    408: { title: 'That took too long', text: 'Your connection paused half-way. Please try again.' },
    413: {
      title: 'That is more than this page takes',
      text: 'Perhaps a picture is too large, or something came along that we did not ask for. Nothing was stored.',
    },
    414: {
      title: 'This address is too long',
      text: 'No page of ours has one like it. Please start from the home page.',
    },
    415: {
      title: 'We cannot read what was sent',
      text: 'It does not look like one of our forms. Nothing was stored.',
    },
    417: {
      title: 'Your program expects what we do not do',
      text: 'It sent the header “Expect” with something we cannot promise. Nothing was stored.',
    },
    421: {
      title: 'This is not our address',
      text: 'The name in your address bar is not one of this site. Please check how it is spelt.',
    },
    431: {
      title: 'Your browser sent too much',
      text: 'The address is very long, or cookies of this site have piled up. Delete those and try again.',
    },
    503: {
      title: 'Too many forms at once',
      text: 'Many people are sending something right now. Nothing was stored. Please try again in a minute.',
    },
  },
}

export type StaticMessages = typeof en
