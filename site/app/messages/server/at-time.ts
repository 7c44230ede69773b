/** «la 1:00», «las 20:00»: the article follows the hour. */
export function atTime(time: string): string {
  return /^0?1[:.]/.test(time) ? `la ${time}` : `las ${time}`
}
