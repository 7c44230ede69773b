/** Texts of the weather. */
export const weather = {
  observed: (time: string) => `As of ${time}`,
  skies: {
    clear: 'clear',
    'mostly-clear': 'mostly clear',
    'partly-cloudy': 'partly cloudy',
    overcast: 'overcast',
    fog: 'fog',
    drizzle: 'drizzle',
    'light-rain': 'light rain',
    rain: 'rain',
    'heavy-rain': 'heavy rain',
    'freezing-rain': 'freezing rain',
    showers: 'showers',
    'light-snow': 'light snow',
    snow: 'snow',
    'heavy-snow': 'heavy snow',
    'snow-showers': 'snow showers',
    thunderstorm: 'thunderstorm',
    hail: 'thunderstorm with hail',
  },
}
