import { createServer } from 'node:http'
import { now } from './clock/run-clock.ts'
import { listenLocally } from './listen-locally.ts'

/** A local service that speaks Open-Meteo's protocol and always reports snow at -4.2 °C. */
export async function startWeatherService(): Promise<{ url: string; stop: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://weather.invalid')
    const isAgreed = pathname === '/v1/forecast' && searchParams.get('timeformat') === 'unixtime'
    response.writeHead(isAgreed ? 200 : 400, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(isAgreed ? snow() : { error: true, reason: 'unexpected request' }))
  })
  const port = await listenLocally(server)
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}

function snow(): object {
  const time = Math.floor(now() / 1000)
  return {
    latitude: 44.73,
    longitude: -62.81,
    current_units: { time: 'unixtime', interval: 'seconds', temperature_2m: '°C', weather_code: 'wmo code' },
    current: { time, interval: 900, temperature_2m: -4.2, weather_code: 73, is_day: 1 },
  }
}
