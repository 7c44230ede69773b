export const firstTasksEn = {
  title: 'Your first hour',
  intro: 'Six things to try on the real site. Each can be undone below.',
  done: (done: number, all: number) => `${done} of ${all}`,
  isDone: 'done',
  close: 'Hide these tasks',
  promotion: 'Put up a promotion, and look at it on the site',
  store: 'Change the line under a store’s name',
  hours: 'Give a special day other hours',
  picture: 'Find out where a picture is used',
  message: 'Read what a visitor wrote',
  undo: 'Undo something',
}
