interface PlaceGroup {
  readonly name: string
  readonly places: readonly { readonly slug: string; readonly name: string }[]
}

/** The options of a select of places on the map, in groups. */
export function PlaceOptions({ groups }: { groups: readonly PlaceGroup[] }) {
  return groups.map(({ name, places }) => (
    <optgroup key={name} label={name}>
      {places.map((place) => (
        <option key={place.slug} value={place.slug}>
          {place.name}
        </option>
      ))}
    </optgroup>
  ))
}
