/** The files of the views, by path. */
export const views: readonly (readonly [path: string, content: string])[] = [
  [
    'model/views/customers.yml',
    `views:
  - name: customers
    description: People and businesses that signed up
    meta:
      row: [customer, customers]

    cubes:
      - join_path: base_customers
        includes: "*"

    access_policy:
      - role: "*"
        row_level:
          filters:
            - member: region
              operator: equals
              values: ["{userAttributes.region}"]
            - member: country
              operator: equals
              values: ["{userAttributes.country}"]
`,
  ],
  [
    'model/views/orders.yml',
    `views:
  - name: orders
    description: One row for each order
    meta:
      row: [order, orders]

    cubes:
      - join_path: base_orders.base_stores
        includes: [region, country, city, store, format]
      - join_path: base_orders
        includes:
          - channel
          - payment_method
          - promotion
          - ordered_at
          - name: order_count
            alias: orders
          - buyers
          - orders_per_buyer
      - join_path: base_orders.base_customers
        includes: [segment, age_group, customer]
      - join_path: base_orders
        includes: [weekday, hour]

    access_policy:
      - role: "*"
        row_level:
          filters:
            - member: region
              operator: equals
              values: ["{userAttributes.region}"]
            - member: country
              operator: equals
              values: ["{userAttributes.country}"]
`,
  ],
  [
    'model/views/products.yml',
    `views:
  - name: products
    description: What the retailer sells
    meta:
      row: [product, products]

    cubes:
      - join_path: base_products
        includes: "*"

    access_policy:
      - role: "*"
        row_level:
          filters:
            - member: category
              operator: equals
              values: ["{userAttributes.category}"]
`,
  ],
  [
    'model/views/sales.yml',
    `views:
  - name: sales
    description: "One row for each line of an order: what was sold, where, to whom"
    meta:
      row: [order line, order lines]

    cubes:
      - join_path: base_order_lines
        includes: "*"
        excludes: [is_returned]
      - join_path: base_order_lines.base_orders
        includes:
          - ordered_at
          - name: order_count
            alias: orders
            description: Number of different orders
            meta:
              synonyms: [order, purchase, transaction]
          - name: buyers
            description: Number of different customers who bought
            meta:
              synonyms: [active customer, unique customer, distinct customer, buying customer]
      - join_path: base_order_lines.base_orders.base_stores
        includes: [region, country, city, store, format]
      - join_path: base_order_lines.base_products
        includes: [category, brand, product]
      - join_path: base_order_lines.base_orders
        includes: [channel, payment_method, promotion]
      - join_path: base_order_lines.base_orders.base_customers
        includes: [segment, age_group, customer]
      - join_path: base_order_lines.base_orders
        includes: [weekday, hour]

    access_policy:
      - role: "*"
        row_level:
          filters:
            - member: region
              operator: equals
              values: ["{userAttributes.region}"]
            - member: country
              operator: equals
              values: ["{userAttributes.country}"]
            - member: category
              operator: equals
              values: ["{userAttributes.category}"]
`,
  ],
  [
    'model/views/stores.yml',
    `views:
  - name: stores
    description: The shops, with city, country and region
    meta:
      row: [store, stores]

    cubes:
      - join_path: base_stores
        includes: "*"

    access_policy:
      - role: "*"
        row_level:
          filters:
            - member: region
              operator: equals
              values: ["{userAttributes.region}"]
            - member: country
              operator: equals
              values: ["{userAttributes.country}"]
`,
  ],
];
