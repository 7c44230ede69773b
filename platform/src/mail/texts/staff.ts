/** The texts of mails to the staff of the mall. */
export const staffTexts = {
  contactMessage: {
    subject: (name: string, about: string | undefined) =>
      about === undefined ? `Message from ${name}` : `Message from ${name}: ${about}`,
    preview: 'Sent with the contact form of the website.',
    heading: 'A message from the website',
    language: 'Language',
    page: 'Page',
    time: 'Time',
    reply: (name: string) => `Reply to this message and ${name} gets your answer.`,
  },
}
