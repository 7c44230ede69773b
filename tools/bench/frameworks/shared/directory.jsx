'use client'
import { useState } from 'react'

/** The directory of stores as a React developer would write it: letters and categories choose among all that is there. */
export function Directory({ directory }) {
  const [letter, setLetter] = useState()
  const [category, setCategory] = useState()
  const stores = directory.stores.filter(
    (store) =>
      (letter === undefined || store.letter === letter) &&
      (category === undefined || store.categories.includes(category)),
  )
  const letters = directory.letters.filter((one) => stores.some((store) => store.letter === one))
  return (
    <>
      <Header mall={directory.mall} />
      <main>
        <h1>Stores</h1>
        <nav className="letters" aria-label="First letter">
          <Choice name="letter" value={undefined} current={letter} choose={setLetter} text="All" />
          {directory.letters.map((one) => (
            <Choice key={one} name="letter" value={one} current={letter} choose={setLetter} text={one} />
          ))}
        </nav>
        <div className="columns">
          <nav className="categories" aria-label="Categories">
            <Choice name="category" value={undefined} current={category} choose={setCategory} text="All" />
            {directory.categories.map(({ slug, name }) => (
              <Choice
                key={slug}
                name="category"
                value={slug}
                current={category}
                choose={setCategory}
                text={name}
              />
            ))}
          </nav>
          <div>
            <p role="status">{stores.length} stores</p>
            {letters.map((one) => (
              <section key={one} aria-labelledby={`letter-${one}`}>
                <h2 id={`letter-${one}`}>{one}</h2>
                <ul className="tiles">
                  {stores
                    .filter((store) => store.letter === one)
                    .map((store) => (
                      <Tile key={store.slug} store={store} />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </main>
    </>
  )
}

function Header({ mall }) {
  return (
    <header>
      <a href="/">{mall}</a>
      <form action="/search-results" role="search">
        <input name="searchQuery" type="search" aria-label="Search" />
        <button>Search</button>
      </form>
    </header>
  )
}

function Choice({ name, value, current, choose, text }) {
  const select = (event) => {
    event.preventDefault()
    choose(value)
  }
  return (
    <a
      href={value ? `?${name}=${value}` : '?'}
      aria-current={value === current ? 'true' : undefined}
      onClick={select}
    >
      {text}
    </a>
  )
}

function Tile({ store }) {
  const [isKept, setKept] = useState(false)
  return (
    <li id={store.slug}>
      <a className="tile" href={`/stores/${store.slug}`}>
        <span className="logo">
          <img src={store.logo} alt="" width="320" height="192" loading="lazy" decoding="async" />
        </span>
        <span className="name">{store.name}</span>
        <span className="note">{store.note}</span>
        <span className="status">
          <strong className={store.isOpen ? 'open' : 'closed'}>{store.isOpen ? 'Open' : 'Closed'}</strong>{' '}
          {store.hours}
        </span>
      </a>
      <button
        type="button"
        aria-pressed={isKept}
        aria-label={`Keep ${store.name}`}
        onClick={() => setKept(!isKept)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7l.7.7.7-.7a5 5 0 0 1 7.1 7Z" />
        </svg>
      </button>
    </li>
  )
}
