/** The cube of the orders: `model/cubes/orders.yml`. */
export const orders = `cubes:
  - name: base_orders
    sql_table: base.orders
    description: One row for each order

    joins:
      - name: base_stores
        sql: "{CUBE}.store_id = {base_stores.store_id}"
        relationship: many_to_one
      - name: base_customers
        sql: "{CUBE}.customer_id = {base_customers.customer_id}"
        relationship: many_to_one

    dimensions:
      - name: order_id
        sql: order_id
        type: number
        primary_key: true
      - name: channel
        sql: channel
        type: string
        description: Online or in store
        meta:
          synonyms: [sales channel, online and store, online vs in store, online versus in store]
      - name: payment_method
        sql: payment_method
        type: string
        description: How the order was paid
        meta:
          synonyms: [payment, payment type, way of paying, method of payment]
      - name: promotion
        sql: "coalesce({CUBE}.promotion, 'No promotion')"
        type: string
        description: Promotion that ran when the order was placed
        meta:
          synonyms: [campaign, promo, sale event]
      - name: weekday
        sql: "to_char({CUBE}.ordered_at, 'FMDay')"
        type: string
        description: Day of the week of the order, in the time zone of the session
        meta:
          synonyms: [day of the week, day of week, week day, days of the week]
          order_by: "MIN(EXTRACT(isodow FROM {ordered_at}))"
      - name: hour
        sql: "EXTRACT(hour FROM {CUBE}.ordered_at)::int"
        type: number
        title: Hour of day
        description: Hour of the order, 0 to 23, in the time zone of the session
        meta:
          plural: Hours of the day
          synonyms: [hour, time of day, hour of the day]
          order_by: "{hour}"
      - name: ordered_at
        sql: ordered_at
        type: time
        description: When the order was placed
        meta:
          synonyms: [order date, date]

    measures:
      - name: order_count
        type: count
        title: Orders
        description: Number of orders
        meta:
          synonyms: [order, purchase, transaction, order count, number of order, order volume]
      - name: buyers
        sql: customer_id
        type: count_distinct
        description: Customers who placed at least one order
        meta:
          synonyms: [active customer, unique customer, distinct customer, paying customer, buying customer]
      - name: orders_per_buyer
        sql: "ROUND(1.0 * {order_count} / NULLIF({buyers}, 0), 2)"
        type: number
        description: Orders divided by the customers who placed them
        meta:
          synonyms: [order frequency, purchase frequency, order per customer]
`;
