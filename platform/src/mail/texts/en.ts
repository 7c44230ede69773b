/** The texts of mails by kind. Names and addresses are plain text; the HTML template escapes them. */
export const en = {
  /** Texts around every mail. */
  frame: {
    linkWrittenOut: 'If the button does not work, copy this address into your browser:',
    sentBy: (mall: string) => `This message was sent by ${mall}.`,
    unsubscribe: 'Unsubscribe',
    unsubscribeWhy: (mall: string) => `You are getting this because you asked for the newsletter of ${mall}.`,
  },
  loginLink: {
    subject: (mall: string) => `Your link to log in – ${mall}`,
    preview: 'It works once, for the next 10 minutes.',
    heading: 'Your link to log in',
    body: 'Press the button to log in. The link works once, for the next 10 minutes.',
    button: 'Log in',
    ignore: 'If it was not you who asked for it, ignore this message: without the link nothing happens.',
  },
  studio: {
    login: {
      subject: (mall: string) => `Log in to the studio – ${mall}`,
      preview: 'It works once, for the next 15 minutes.',
      heading: 'Your link to the studio',
      body: 'Press the button and enter the code of your authenticator app. The link works once, for the next 15 minutes.',
      button: 'Log in',
      note: 'If it was not you who asked for it, ignore this message: the link alone lets nobody in.',
    },
    invitation: {
      subject: (mall: string) => `You are invited to the studio of ${mall}`,
      preview: 'You can log in within the next 7 days.',
      heading: (name: string) => `Welcome, ${name}`,
      body: (by: string, mall: string) =>
        `${by} has invited you to the studio, where the website of ${mall} is edited. Press the button and choose how you log in: with your face, your fingerprint or the PIN of your device. The link works once, for 7 days.`,
      button: 'Accept the invitation',
      note: 'If you do not know what this is about, ignore this message.',
    },
    recovery: {
      subject: (mall: string) => `Your new way into the studio of ${mall}`,
      preview: 'You can use it from tomorrow.',
      heading: 'A new way into the studio',
      body: (by: string) =>
        `${by} has asked for a new way for you to log in. For your safety the link works only after 24 hours, and then for 6 days. It ends all sessions and replaces the passkeys, the authenticator app and the recovery codes that you have.`,
      button: 'Set up your login',
      note: 'If you did not ask for this, tell an administrator of the studio now: they can stop it.',
    },
    recoveryNotice: {
      subject: (name: string) => `A new login for ${name}`,
      preview: 'You can stop it within 24 hours.',
      heading: 'Somebody gets a new login',
      body: (name: string, by: string) =>
        `${by} has asked for a new way for ${name} to log in to the studio. It works after 24 hours and replaces all former ways. If this is not right, stop it in the list of staff.`,
      button: 'See the staff',
      note: 'You get this message because you are an administrator of the studio.',
    },
    webhookOff: {
      subject: (host: string) => `A webhook was switched off: ${host}`,
      preview: 'Its receiver takes nothing any more.',
      heading: 'A webhook was switched off',
      body: (host: string) =>
        `The program at ${host} has not taken what the studio sent it, so nothing more is sent. When it works again, switch the webhook on and send what is missing: it is listed for 30 days.`,
      button: 'See the webhook',
      note: 'You get this message once, because you are an administrator of the studio.',
    },
  },
  stores: {
    parts: {
      hours: 'Opening hours of special days',
      phone: 'Phone number',
      picture: 'Picture of the store',
      offer: 'An offer',
      message: 'A message',
    },
    list: 'We ask for:',
    sentList: 'It waits for your decision:',
    button: 'Look and confirm',
    site: 'See the website',
    keep: 'The link is for your store alone and needs no password. Whoever has it can change these things, so forward it only to somebody of the store.',
    asked: {
      subject: (store: string, until: string) => `${store}: please confirm by ${until}`,
      preview: 'It takes a minute, on your phone too.',
      heading: (store: string) => `Is this right, ${store}?`,
      body: (mall: string, until: string) =>
        `Visitors of ${mall} plan by our website. Please look at what it says about your store and confirm it by ${until}. What is right needs one press.`,
    },
    reminder: {
      subject: (store: string, until: string) => `Reminder for ${store}: please confirm by ${until}`,
      preview: 'It takes a minute, on your phone too.',
      heading: (store: string) => `Still open, ${store}`,
      body: (mall: string, until: string) =>
        `We have no answer yet, and visitors of ${mall} plan by our website. Please look at what it says about your store and confirm it by ${until}.`,
    },
    approved: {
      subject: (part: string, store: string) => `Approved: ${part} – ${store}`,
      preview: 'Thank you for sending it.',
      heading: 'It is approved',
      body: (part: string, mall: string) =>
        `${mall} has approved what you sent: ${part}. Visitors see it now, or from the day that you chose.`,
    },
    rejected: {
      subject: (part: string, store: string) => `Not published: ${part} – ${store}`,
      preview: 'See what the centre says about it.',
      heading: 'It was not published',
      body: (part: string, mall: string) =>
        `${mall} has looked at what you sent and did not publish it: ${part}. With your link you can send it again, changed.`,
    },
    sent: {
      subject: (store: string) => `${store} has sent something`,
      preview: 'It waits until somebody approves it.',
      heading: (store: string) => `${store} has sent something`,
      body: 'Visitors do not see it before somebody of the centre approves it.',
      button: 'Look at it',
      note: 'You get this message because you may publish. For an hour after it, more of it comes without another message.',
    },
  },
  newsletterConfirm: {
    subject: (mall: string) => `Please confirm: the newsletter of ${mall}`,
    preview: 'One press of a button and it is yours.',
    heading: 'One last step',
    body: (mall: string) =>
      `We were asked to send the newsletter of ${mall} to this address. If that was you, press the button and it is yours. The link works for 7 days.`,
    button: 'Yes, I want it',
    ignore: 'If it was not you, ignore this message: no newsletter is sent unless the button is pressed.',
    unsubscribeWhy: (mall: string) => `This address was given for the newsletter of ${mall}.`,
  },
  newsletterWelcome: {
    subject: (mall: string) => `Welcome to the newsletter of ${mall}`,
    preview: 'What is on, what is new and where to save.',
    heading: 'Good to have you',
    body: (mall: string) =>
      `Your subscription is confirmed. From now on you hear from ${mall} first: what is on, what has opened and where to save.`,
    button: 'See what is on now',
    leave: 'You can leave at any time with the link at the end of every newsletter.',
  },
  newsletterAlready: {
    subject: (mall: string) => `You already get the newsletter of ${mall}`,
    preview: 'There is nothing you need to do.',
    heading: 'You are on the list already',
    body: (mall: string) =>
      `Somebody signed this address up for the newsletter of ${mall}. It is on the list already, so nothing has changed and there is nothing you need to do.`,
    button: 'See what is on now',
    leave: 'You can leave at any time with the link at the end of every newsletter.',
  },
  reportMended: {
    subject: (what: string) => `Mended: ${what}`,
    preview: 'Thank you for telling us.',
    heading: 'It is mended',
    body: (what: string, date: string) =>
      `You told us that something was wrong with “${what}” on our website. It was mended on ${date}. Thank you!`,
    hours: 'our opening hours',
    button: 'See the page',
    only: 'This is the only message about it: we have taken your address off what you wrote.',
  },
  contactReply: {
    subject: (mall: string) => `Your message to ${mall}`,
    heading: 'Our answer',
    wrote: (date: string) => `You wrote on ${date}:`,
    answer: 'Answer this mail if you want to know more.',
    onTheSite: 'Write to us on our website if you want to know more.',
  },
  contestWinner: {
    subject: (contest: string) => `You have won: ${contest}`,
    heading: 'You have won!',
    answer: 'Answer this mail, and it reaches us.',
    onTheSite: 'You reach us on our website.',
  },
  contestEntry: {
    subject: (contest: string) => `Your entry: ${contest}`,
    received: {
      preview: 'It has arrived. Good luck!',
      heading: 'You are in. Good\u00A0luck!',
      body: (contest: string) => `Your entry to “${contest}” has arrived. Each person can enter once.`,
    },
    repeated: {
      preview: 'Your first entry counts. Good luck!',
      heading: 'You had already entered',
      body: (contest: string) =>
        `Somebody has just entered “${contest}” with this address again. Each person can enter once: the first entry counts, and nothing of the new one was stored.`,
    },
    agreed: 'What you confirmed',
    ofAge: (age: number) => `You are ${age} or older.`,
    rules: 'You have read the contest rules and agree to them.',
    newsletter: 'You asked for our newsletter; the message to confirm it comes by itself.',
    button: 'See the contest',
    ignore: 'If it was not you who entered, reply to this message and we take the entry out.',
  },
}

export type MailTexts = typeof en
