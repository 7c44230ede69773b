export const plansEn = {
  before: 'Something is planned already',
  replace: 'This replaces it',
  stand: 'It stays: both happen, one after the other',
  many: (count: number) =>
    count === 1 ? 'Something is planned for one of them' : `Something is planned for ${count} of them`,
  replaceMany: 'Go on and cancel the plans',
  standMany: 'Go on and leave the plans',
  sentence: (action: 'publish' | 'withdraw', moment: string, by: string | null) =>
    `${action === 'publish' ? 'Goes live' : 'Goes off the site'} ${moment}${by === null ? '' : `, planned by ${by}`}`,
}
