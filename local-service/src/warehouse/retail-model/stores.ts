/** The cube of the stores: `model/cubes/stores.yml`. */
export const stores = `cubes:
  - name: base_stores
    sql_table: base.stores
    description: The shops, with city, country and region

    dimensions:
      - name: store_id
        sql: store_id
        type: number
        primary_key: true
      - name: region
        sql: region
        type: string
        description: Sales region of the store
        meta:
          synonyms: [area, territory, market]
      - name: country
        sql: country
        type: string
        description: Country of the store
        meta:
          synonyms: [nation]
      - name: city
        sql: city
        type: string
        description: City of the store
        meta:
          synonyms: [town]
      - name: format
        sql: format
        type: string
        title: Store format
        description: Flagship, City or Outlet
        meta:
          synonyms: [format, store type, type of store, store format]
      - name: store
        sql: store
        type: string
        description: Name of the store
        meta:
          synonyms: [shop, branch, location, outlet name]
      - name: opened_at
        sql: opened_at
        type: time
        description: When the store opened
        meta:
          synonyms: [opening date, opened]
          verb: opened

    measures:
      - name: store_count
        type: count
        title: Stores
        description: Number of stores
      - name: floor_area
        sql: floor_area
        type: sum
        format: number_0
        description: Sum of the floor area in square metres
        meta:
          synonyms: [sales area, square metre, square meter, store size, space]
`;
