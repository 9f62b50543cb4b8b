/** The cube of the customers: `model/cubes/customers.yml`. */
export const customers = `cubes:
  - name: base_customers
    sql_table: base.customers
    title: Customers
    description: People and businesses that signed up

    dimensions:
      - name: customer_id
        sql: customer_id
        type: number
        primary_key: true
      - name: region
        sql: region
        type: string
        description: Sales region of the customer
        meta:
          synonyms: [area, territory, market]
      - name: country
        sql: country
        type: string
        description: Country of the customer
        meta:
          synonyms: [nation]
      - name: city
        sql: city
        type: string
        description: City of the customer
        meta:
          synonyms: [town]
      - name: segment
        sql: segment
        type: string
        title: Customer segment
        description: Consumer, Member or Business
        meta:
          synonyms: [segment, customer type, type of customer, customer group]
      - name: age_group
        sql: age_group
        type: string
        description: Age group of the customer
        meta:
          synonyms: [age, age band, age range]
      - name: customer
        sql: customer
        type: string
        description: Name of the customer
        meta:
          synonyms: [buyer, shopper, client, customer name]
      - name: joined_at
        sql: joined_at
        type: time
        description: When the customer signed up
        meta:
          synonyms: [sign up date, joined]

    measures:
      - name: new_customers
        type: count
        description: Customers who signed up in the time asked for
        meta:
          synonyms: [new customer, sign up, signup, registration, new buyer, customer who joined, new sign up]
      - name: customer_count
        type: count
        title: Customers
        description: All customers
        meta:
          synonyms: [customer base, registered customer, member of the customer base]
`;
