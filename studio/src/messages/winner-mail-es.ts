import type { winnerMailEn } from './winner-mail-en.ts'

const winners = (count: number) => (count === 1 ? 'quien ganó' : `los ${count} ganadores`)

export const winnerMailEs: typeof winnerMailEn = {
  open: 'Escribir a los ganadores',
  title: (count) => `Escribir a ${winners(count)}`,
  until: 'Responden a más tardar el',
  prize: 'Premio',
  prizeHelp: 'Como lo nombra el texto, por ejemplo: un paseo en el transbordador para dos',
  text: 'Texto',
  textHelp:
    '{name} (nombre), {contest} (concurso), {prize} (premio) y {until} (fecha) se llenan para cada quien.',
  usual: (hasAnswers) =>
    `Hola, {name}:\n\n¡Felicidades! Ganaste en nuestro concurso «{contest}»: {prize}.\n\n${hasAnswers ? 'Responde a este correo' : 'Escríbenos en nuestro sitio'} a más tardar el {until} para decirte cómo recibir tu premio. Después de ese día le toca a quien sigue.`,
  preview: 'Vista previa',
  previewOf: (language, to) => `${language}, por ejemplo a ${to}`,
  back: 'Cambiar el texto',
  send: (count) => `Enviar a ${winners(count)}`,
  isSent: (count) => `El correo a ${winners(count)} sale en dos minutos.`,
  changed: 'El sorteo cambió desde entonces o alguien ya les escribió. Mire de nuevo.',
}
