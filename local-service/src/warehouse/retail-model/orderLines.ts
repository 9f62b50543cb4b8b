/** The cube of the lines of orders: `model/cubes/order_lines.yml`. */
export const orderLines = `cubes:
  - name: base_order_lines
    sql_table: base.order_lines
    description: One row for each line of an order

    joins:
      - name: base_orders
        sql: "{CUBE}.order_id = {base_orders.order_id}"
        relationship: many_to_one
      - name: base_products
        sql: "{CUBE}.product_id = {base_products.product_id}"
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
        currency: EUR
        description: Sales after discounts, before returns
        meta:
          synonyms: [sale, turnover, income, sales revenue, net sale, money]
      - name: units
        sql: units
        type: sum
        format: number_0
        description: Pieces sold
        meta:
          synonyms: [unit sold, quantity, piece, item sold, piece sold, product sold, volume, units sold]
      - name: profit
        sql: "{CUBE}.revenue - {CUBE}.cost"
        type: sum
        format: currency
        currency: EUR
        description: Revenue minus the cost of goods
        meta:
          synonyms: [gross profit, gain, earning]
      - name: margin
        sql: "ROUND(100.0 * {profit} / NULLIF({revenue}, 0), 1)"
        type: number
        format: percent
        description: Profit as a percentage of revenue
        meta:
          synonyms: [gross margin, profit margin, profitability, margin rate]
      - name: average_order_value
        sql: "ROUND({revenue} / NULLIF({base_orders.order_count}, 0), 2)"
        type: number
        format: currency
        currency: EUR
        description: Revenue divided by orders
        meta:
          synonyms:
            - revenue per order
            - average revenue per order
            - spend per order
            - revenue per transaction
            - aov
            - order value
            - average order
            - average basket
            - basket value
            - basket size
            - average ticket
            - average sale
      - name: revenue_per_buyer
        sql: "ROUND({revenue} / NULLIF({base_orders.buyers}, 0), 2)"
        type: number
        format: currency
        currency: EUR
        description: Revenue divided by the customers who bought
        meta:
          synonyms:
            - revenue per customer
            - average revenue per customer
            - spend per customer
            - average spend
            - customer value
            - spend per buyer
      - name: discounts
        sql: discount
        type: sum
        format: currency
        currency: EUR
        description: Price reductions given
        meta:
          synonyms: [discount, price reduction, rebate, markdown]
      - name: discount_rate
        sql: "ROUND(100.0 * {discounts} / NULLIF(SUM({CUBE}.revenue + {CUBE}.discount), 0), 1)"
        type: number
        format: percent
        description: Discounts as a percentage of the full price
        meta:
          synonyms: [discount percentage, average discount, discount share]
          better: low
      - name: cost
        sql: cost
        type: sum
        format: currency
        currency: EUR
        description: Cost of the goods sold
        meta:
          synonyms: [cogs, cost of goods, cost of good sold, expense]
          better: low
      - name: refunds
        sql: "CASE WHEN {CUBE}.is_returned THEN {CUBE}.revenue ELSE 0 END"
        type: sum
        format: currency
        currency: EUR
        description: Revenue of the lines that came back
        meta:
          synonyms:
            - refund
            - returned revenue
            - value of return
            - returns value
            - refunded revenue
            - revenue lost to return
            - sale lost to return
          better: low
      - name: returned_units
        sql: "CASE WHEN {CUBE}.is_returned THEN {CUBE}.units ELSE 0 END"
        type: sum
        format: number_0
        description: Pieces that came back
        meta:
          synonyms: [return, returned, returned item, returned piece, number of return, unit returned]
          better: low
      - name: return_rate
        sql: "ROUND(100.0 * {returned_units} / NULLIF({units}, 0), 1)"
        type: number
        format: percent
        description: Returned pieces as a percentage of pieces sold
        meta:
          synonyms:
            - rate of return
            - return percentage
            - share of return
            - share of returned unit
            - percentage of returned unit
            - share of returned item
            - returns rate
            - returned share
          better: low
      - name: average_price
        sql: "ROUND({revenue} / NULLIF({units}, 0), 2)"
        type: number
        format: currency
        currency: EUR
        title: Average selling price
        description: Revenue divided by pieces sold
        meta:
          synonyms: [selling price, price per unit, revenue per unit, average unit price]
`;
