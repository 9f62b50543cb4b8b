/** The cube of the products: `model/cubes/products.yml`. */
export const products = `cubes:
  - name: base_products
    sql_table: base.products
    description: What the retailer sells

    dimensions:
      - name: product_id
        sql: product_id
        type: number
        primary_key: true
      - name: category
        sql: category
        type: string
        description: Product category
        meta:
          synonyms: [product category, product group, department, product type, product line]
      - name: brand
        sql: brand
        type: string
        description: Brand of the product
        meta:
          synonyms: [label, manufacturer, maker]
      - name: product
        sql: product
        type: string
        description: Name of the product
        meta:
          synonyms: [item, article, sku, product name]
      - name: launched_at
        sql: launched_at
        type: time
        description: When the product came to market
        meta:
          synonyms: [launch date, launched]
          verb: launched

    measures:
      - name: product_count
        type: count
        title: Products
        description: Number of products
        meta:
          synonyms: [assortment, range size, catalogue size]
      - name: average_list_price
        sql: "ROUND(AVG({CUBE}.list_price), 2)"
        type: number
        format: currency
        currency: EUR
        description: Average list price of the products
        meta:
          synonyms: [list price, average price, price, average product price]
`;
