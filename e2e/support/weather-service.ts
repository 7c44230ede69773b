import { once } from 'node:events'
import { createServer } from 'node:http'

/** A service on this machine that speaks Open-Meteo's protocol; on its coast it snows, four below. */
export async function startWeatherService(): Promise<{ url: string; stop: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://weather.invalid')
    const isAsked = pathname === '/v1/forecast' && searchParams.get('timeformat') === 'unixtime'
    response.writeHead(isAsked ? 200 : 400, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(isAsked ? snow() : { error: true, reason: 'not asked as agreed' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The service has no port')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() }
}

function snow(): object {
  return {
    latitude: 44.73,
    longitude: -62.81,
    current_units: { time: 'unixtime', interval: 'seconds', temperature_2m: '°C', weather_code: 'wmo code' },
    current: {
      time: Math.floor(Date.now() / 1000),
      interval: 900,
      temperature_2m: -4.2,
      weather_code: 73,
      is_day: 1,
    },
  }
}
