/** The data model of the retailer: the files of its repository, by path. */
export const retailModel: ReadonlyMap<string, string> = new Map([
  ['.gitignore', '.env\n'],
  [
    'docs/naming.md',
    `# Naming

Cubes are plural, like the tables they stand for. Money is in euros.
`,
  ],
  [
    'README.md',
    `# Retail model

Cubes stand for tables of the warehouse. Views are what people and agents ask about.
`,
  ],
  [
    'model/cubes/customers.yml',
    `cubes:
  - name: customers
    sql_table: base.customers
    title: Customers
    description: People and businesses that signed up

    dimensions:
      - name: customer_id
        sql: customer_id
        type: number
        primary_key: true
      - name: segment
        sql: segment
        type: string
      - name: age_group
        sql: age_group
        type: string
      - name: region
        sql: region
        type: string
      - name: joined_at
        sql: joined_at
        type: time

    measures:
      - name: customer_count
        type: count
`,
  ],
  [
    'model/cubes/order_lines.yml',
    `cubes:
  - name: order_lines
    sql_table: base.order_lines
    description: One row for each line of an order

    joins:
      - name: orders
        sql: "{CUBE}.order_id = {orders.order_id}"
        relationship: many_to_one
      - name: products
        sql: "{CUBE}.product_id = {products.product_id}"
        relationship: many_to_one

    dimensions:
      - name: line_id
        sql: line_id
        type: number
        primary_key: true
      - name: is_returned
        sql: is_returned
        type: boolean

    measures:
      - name: revenue
        sql: revenue
        type: sum
        format: currency
      - name: units
        sql: units
        type: sum
      - name: cost
        sql: cost
        type: sum
        format: currency
      - name: margin
        sql: "1.0 * ({revenue} - {cost}) / NULLIF({revenue}, 0)"
        type: number
        format: percent

    segments:
      - name: returns
        sql: "{CUBE}.is_returned"
`,
  ],
  [
    'model/cubes/orders.yml',
    `cubes:
  - name: orders
    sql_table: base.orders
    description: One row for each order

    joins:
      - name: customers
        sql: "{CUBE}.customer_id = {customers.customer_id}"
        relationship: many_to_one
      - name: stores
        sql: "{CUBE}.store_id = {stores.store_id}"
        relationship: many_to_one

    dimensions:
      - name: order_id
        sql: order_id
        type: number
        primary_key: true
      - name: channel
        sql: channel
        type: string
      - name: payment_method
        sql: payment_method
        type: string
      - name: ordered_at
        sql: ordered_at
        type: time

    measures:
      - name: order_count
        type: count
      - name: buyers
        sql: customer_id
        type: count_distinct
      - name: orders_per_buyer
        sql: "1.0 * {order_count} / NULLIF({buyers}, 0)"
        type: number
`,
  ],
  [
    'model/cubes/products.yml',
    `cubes:
  - name: products
    sql_table: base.products
    description: What the retailer sells

    dimensions:
      - name: product_id
        sql: product_id
        type: number
        primary_key: true
      - name: name
        sql: name
        type: string
      - name: category
        sql: category
        type: string
      - name: brand
        sql: brand
        type: string
      - name: list_price
        sql: list_price
        type: number

    measures:
      - name: product_count
        type: count
      - name: average_list_price
        sql: list_price
        type: avg
        format: currency
`,
  ],
  [
    'model/cubes/stores.yml',
    `cubes:
  - name: stores
    sql_table: base.stores
    description: The shops, with city, country and region

    dimensions:
      - name: store_id
        sql: store_id
        type: number
        primary_key: true
      - name: name
        sql: name
        type: string
      - name: city
        sql: city
        type: string
      - name: country
        sql: country
        type: string
      - name: region
        sql: region
        type: string
      - name: opened_at
        sql: opened_at
        type: time

    measures:
      - name: store_count
        type: count
      - name: floor_area
        sql: floor_area
        type: sum
`,
  ],
  [
    'model/views/customers_view.yml',
    `views:
  - name: customers_view
    description: Who buys, and since when
    cubes:
      - join_path: customers
        includes: "*"
`,
  ],
  [
    'model/views/sales.yml',
    `views:
  - name: sales
    description: What was sold, where and to whom
    cubes:
      - join_path: order_lines
        includes: [revenue, units, margin]
      - join_path: order_lines.orders
        includes:
          - channel
          - ordered_at
          - order_count
      - join_path: order_lines.orders.stores
        includes: [region, country, city]
      - join_path: order_lines.products
        includes: [category, brand]
`,
  ],
]);
