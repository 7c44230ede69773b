import type { firstTasksEn } from './first-tasks-en.ts'

export const firstTasksEs: typeof firstTasksEn = {
  title: 'Tu primera hora',
  intro: 'Seis cosas que puedes probar en el sitio de verdad. Todo se deshace aquí abajo.',
  done: (done, all) => `${done} de ${all}`,
  isDone: 'hecho',
  close: 'Ocultar estas tareas',
  promotion: 'Pon una promoción y mírala en el sitio',
  store: 'Cambia la línea bajo el nombre de una tienda',
  hours: 'Dale otro horario a un día especial',
  picture: 'Averigua dónde se usa una imagen',
  message: 'Lee lo que escribió un visitante',
  undo: 'Deshaz algo',
}
